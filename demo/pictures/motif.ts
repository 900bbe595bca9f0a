import type { Tone } from "./colours.ts";
import type { BackdropName, SceneName, Texture } from "./recipe.ts";

/** How one kind of goods is photographed. */
export type Motif = {
  /** Code point of a 3D object picture, or `drawn:` and the name of a drawing. */
  readonly object: string;
  readonly scene: SceneName;
  readonly texture?: Texture;
  /** Larger side in pixels, where the scene's own does not fit. */
  readonly size?: number;
  readonly rotate?: number;
  /** The colour of goods that come in one only. */
  readonly colour?: string;
  /** Goods whose colours are their own, whatever the option says. */
  readonly keepsColour?: boolean;
  readonly all?: boolean;
  readonly chroma?: number;
  readonly surface?: BackdropName;
  readonly tones?: readonly Tone[];
  readonly hanger?: boolean;
};
