import type { Lch, Tone } from "./colours.ts";

export const PICTURE_SIZE = 800;

export type Texture = "knit" | "weave" | "denim" | "leather" | "matt" | "none";
export type BackdropName =
  | "studio"
  | "wall"
  | "linen"
  | "wood"
  | "darkWood"
  | "marble"
  | "terrazzo"
  | "concrete";

/** One object to be photographed. */
export type Prop = {
  /** Code point of a 3D object picture, or `drawn:` and the name of a drawing. */
  readonly object: string;
  /** Its colour; absent for the colours it comes with. */
  readonly colour?: Lch;
  readonly texture: Texture;
  /** Degrees, clockwise. */
  readonly rotate: number;
  /** Whether grey parts take the colour too. */
  readonly all: boolean;
  /** How much of its own saturation is kept; at 1 it looks like a sticker. */
  readonly chroma: number;
};

/** How the object is shown. */
export type SceneName =
  | "hang"
  | "hangThree"
  | "flat"
  | "flatPair"
  | "stand"
  | "plinth"
  | "trio"
  | "row"
  | "close"
  | "box";

/** Everything needed to draw one picture. The name seeds all chance in it. */
export type Recipe = {
  readonly name: string;
  readonly scene: SceneName;
  readonly backdrop: BackdropName;
  readonly tone: Tone;
  readonly props: readonly [Prop, ...Prop[]];
  /** Largest side of the main object in pixels. */
  readonly size: number;
  /** Whether a hanger is drawn under what hangs. */
  readonly hanger: boolean;
};
