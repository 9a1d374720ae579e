//! The file of a net: what it belongs to, then its weights in little-endian order.
//!
//! ```text
//! cowcatcher net 1
//! game gwt
//! features 0123456789abcdef
//! revision 1
//! rows 4000 kept 3500
//! digest 0123456789abcdef
//! (empty line, then bytes: a bit for each row that is kept; the kept rows; the layers above)
//! ```

use super::{FIRST, Net, OUTPUTS, Row, SECOND, Upper};
use cowcatcher_engine::Features;
use cowcatcher_engine::digest::Digest;
use cowcatcher_engine::features::Layout;

/// Weights that can't be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// There are none.
    #[error("nothing was learned yet")]
    None,
    /// They are no weights, or of a later version.
    #[error("these are no weights of a net")]
    Foreign,
    /// They are of something else.
    #[error("the weights are of {what} {found}, not of {wanted}")]
    Other {
        /// Of what.
        what: &'static str,
        /// What the file says.
        found: String,
        /// What is played.
        wanted: String,
    },
    /// They are cut or changed.
    #[error("the weights are damaged")]
    Damaged,
}

const MAGIC: &str = "cowcatcher net 1";
const ROW_BYTES: usize = 2 * (FIRST + OUTPUTS);
const UPPER_FLOATS: usize = FIRST * SECOND + SECOND + SECOND * OUTPUTS + OUTPUTS;

/// The digest that a file of weights says of itself, if it is one.
pub fn digest_of(file: &[u8]) -> Option<String> {
    let header = file.split(|&byte| byte == b'\n').take_while(|line| !line.is_empty());
    let digest = header.filter_map(|line| line.strip_prefix(b"digest ")).next()?;
    String::from_utf8(digest.to_vec()).ok()
}

impl Net {
    /// A net in which nothing was learned.
    pub fn empty(rows: usize) -> Net {
        Net {
            rows: vec![Row::ZERO; rows],
            upper: Upper {
                second: vec![[0.0; SECOND]; FIRST],
                second_bias: [0.0; SECOND],
                output: [[0.0; OUTPUTS]; SECOND],
                output_bias: [0.0; OUTPUTS],
            },
        }
    }

    /// The file of a net of a game. Rows that add nothing are left out.
    pub fn write<G: Features>(&self, layout: &Layout) -> Vec<u8> {
        let mut body = vec![0u8; self.rows.len().div_ceil(8)];
        let mut kept = 0;
        for (index, row) in self.rows.iter().enumerate().filter(|(_, row)| **row != Row::ZERO) {
            body[index / 8] |= 1 << (index % 8);
            kept += 1;
            body.extend(row.hidden.iter().chain(&row.past).flat_map(|weight| weight.to_le_bytes()));
        }
        let upper = &self.upper;
        let floats = upper.second.iter().flatten().chain(&upper.second_bias);
        let floats = floats.chain(upper.output.iter().flatten()).chain(&upper.output_bias);
        body.extend(floats.flat_map(|weight| weight.to_le_bytes()));
        let mut file = format!(
            "{MAGIC}\ngame {}\nfeatures {:016x}\nrevision {}\nrows {} kept {kept}\ndigest {:016x}\n\n",
            G::NAME,
            layout.digest,
            G::REVISION,
            self.rows.len(),
            Digest::of(&body),
        )
        .into_bytes();
        file.append(&mut body);
        file
    }

    /// Reads the file of a net of a game.
    ///
    /// # Errors
    /// If it is no such file, is of another game, other features or another revision of the rules, or is damaged.
    pub fn read<G: Features>(file: &[u8], layout: &Layout) -> Result<Net, WeightsError> {
        if file.is_empty() {
            return Err(WeightsError::None);
        }
        let end = file.windows(2).position(|pair| pair == b"\n\n").ok_or(WeightsError::Foreign)?;
        let head = std::str::from_utf8(&file[..end]).map_err(|_| WeightsError::Foreign)?;
        let body = &file[end + 2..];
        let mut lines = head.lines();
        if lines.next() != Some(MAGIC) {
            return Err(WeightsError::Foreign);
        }
        let rows = format!("{}", layout.rows);
        let wanted = [
            ("game", G::NAME.to_owned()),
            ("features", format!("{:016x}", layout.digest)),
            ("revision", G::REVISION.to_string()),
        ];
        for (what, wanted) in wanted {
            let found = lines.next().and_then(|line| line.strip_prefix(what)?.strip_prefix(' '));
            let found = found.ok_or(WeightsError::Foreign)?.to_owned();
            if found != wanted {
                return Err(WeightsError::Other { what, found, wanted });
            }
        }
        let shape = lines.next().and_then(|line| line.strip_prefix("rows ")?.split_once(" kept "));
        let (found, kept) = shape.ok_or(WeightsError::Foreign)?;
        if found != rows {
            return Err(WeightsError::Other { what: "rows", found: found.to_owned(), wanted: rows });
        }
        let kept: usize = kept.parse().map_err(|_| WeightsError::Foreign)?;
        let digest = lines.next().and_then(|line| line.strip_prefix("digest "));
        if digest != Some(&format!("{:016x}", Digest::of(body))) {
            return Err(WeightsError::Damaged);
        }
        read_body(body, layout.rows, kept).ok_or(WeightsError::Damaged)
    }
}

fn read_body(body: &[u8], rows: usize, kept: usize) -> Option<Net> {
    let (bits, rest) = body.split_at_checked(rows.div_ceil(8))?;
    let (table, upper) = rest.split_at_checked(kept.checked_mul(ROW_BYTES)?)?;
    let mut net = Net::empty(rows);
    let mut table = table.chunks_exact(ROW_BYTES);
    for (index, row) in net.rows.iter_mut().enumerate() {
        if bits[index / 8] >> (index % 8) & 1 != 0 {
            let mut weights = table.next()?.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
            row.hidden.iter_mut().chain(&mut row.past).for_each(|weight| *weight = weights.next().unwrap_or_default());
        }
    }
    if table.next().is_some() || upper.len() != 4 * UPPER_FLOATS {
        return None;
    }
    let mut floats = upper.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
    let above = &mut net.upper;
    let places = above.second.iter_mut().flatten().chain(&mut above.second_bias);
    let places = places.chain(above.output.iter_mut().flatten()).chain(&mut above.output_bias);
    for place in places {
        *place = floats.next().filter(|weight| weight.is_finite())?;
    }
    Some(net)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cowcatcher_toy::Toy;

    fn some_net(rows: usize) -> Net {
        let mut net = Net::empty(rows);
        net.rows[1].hidden[3] = -700;
        net.rows[rows - 1].past[2] = 31;
        net.upper.second[95][31] = 0.25;
        net.upper.output_bias[1] = -1.5;
        net
    }

    #[test]
    fn a_file_reads_back_and_bears_no_other_name_and_no_damage() {
        let layout = Layout::of::<Toy>().unwrap();
        let net = some_net(layout.rows);
        let file = net.write::<Toy>(&layout);
        assert_eq!(Net::read::<Toy>(&file, &layout), Ok(net));
        assert_eq!(Net::read::<Toy>(&[], &layout), Err(WeightsError::None));
        assert_eq!(Net::read::<Toy>(b"abc\n\ndef", &layout), Err(WeightsError::Foreign));
        let other = Layout { digest: layout.digest ^ 1, ..layout.clone() };
        assert!(matches!(Net::read::<Toy>(&file, &other), Err(WeightsError::Other { what: "features", .. })));
        let mut changed = file.clone();
        *changed.last_mut().unwrap() ^= 1;
        assert_eq!(Net::read::<Toy>(&changed, &layout), Err(WeightsError::Damaged));
        for cut in (0..file.len()).step_by(97) {
            assert!(Net::read::<Toy>(&file[..cut], &layout).is_err(), "cut to {cut} bytes");
        }
    }
}
