import sharp, { type Sharp } from "sharp";

/** 39 megapixels of white as AVIF, in 703 bytes: making it again would take more memory than reading it. */
const whiteAvif = Buffer.from(
  [
    "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA",
    "AAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAcUAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAA",
    "AA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgR8MAAAAABRpc3BlAAAAAAAAHCAAABUYAAAAEHBpeGkAAAAA",
    "AwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAHNbWRhdBIACgsf8zg/UXaICGg0IDKzAxOf7w8KK4AAWAAQAC2XvyyQrKBF",
    "3gQeDk11t6Gz6uqbOtyic82xfsufLQWerg7Heg/N1Zx3YkqUpSkwM5e/LJCsoEXeBB4OTXW3obPq6ps63YHHdlYy5f5Ig4aB",
    "18NZfDvJYaw2zlTZRo3fs+ioYkAtl78skKygRd4EHg5Ndbehs+rqmzrconPNsX7Lny0Fnq4Ox3oPzdWcd2JKlKUpMDOXvyyQ",
    "rKBF3gQeDk11t6Gz6uqbOt2Bx3ZWMuX+SIOGgdfDWXw7yWGsNs5U2UaN37PoqGJALZe/LJCsoEXeBB4OTXW3obPq6ps63KJz",
    "zbF+y58tBZ6uDsd6D83VnHdiSpSlKTAzl78skKygRd4EHg5Ndbehs+rqmzrdgcd2VjLl/kiDhoHXw1l8O8lhrDbOVNlGjd+z",
    "6KhiQDqXvyyQrKBF3gQeDk11t6Gz6uqbOtyic82xfsufLQWerg7Heg/N1Zx3YkqUjuW+wRjNurh7S5X2j9o4npe/LJCsoEXe",
    "BB4OTXW3obPq6ps63YHHdlYy5f5Ig4aB18NZfDvJYaw2zlTZRo3fs6xPw2xyY7j3xIxoa/Ip6A==",
  ].join(""),
  "base64",
);

const blank = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "white" } });

/** Files of some hundred bytes that unpack to 39 megapixels: as they are, and padded to the weight of a photo. */
export const hugePictures: readonly Uint8Array[] = [whiteAvif, padded(whiteAvif)];

/** What stands behind the picture is read by nobody, and makes it look well filled. */
function padded(picture: Uint8Array): Buffer {
  return Buffer.concat([picture, Buffer.alloc(100_000)]);
}

/** The most that is drawn: each takes nearly all the room that one picture may have. */
export async function greedyPictures(): Promise<Buffer[]> {
  const pictures = [
    blank(3900, 2900).gif({ effort: 1 }),
    blank(4400, 3300).webp({ lossless: true, effort: 0 }),
    blank(3600, 2600).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
    blank(4600, 3400).jpeg({ progressive: true }),
    blank(2200, 1600).avif({ effort: 0, quality: 1 }),
  ];
  return (await Promise.all(pictures.map((picture) => picture.toBuffer()))).map(padded);
}

/** A photo as phones with 50 megapixels take them. */
export const phonePhoto = (): Promise<Buffer> => blank(8160, 6120).jpeg().toBuffer();
