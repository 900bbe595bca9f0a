import { goodsColour, type Lch } from "../colours.ts";
import { clothes } from "./clothes.ts";
import { containers } from "./containers.ts";
import { devices } from "./devices.ts";
import { household } from "./household.ts";
import { DRAWING, type Drawing, takePen } from "./pen.ts";
import { sundries } from "./sundries.ts";

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...clothes,
  ...containers,
  ...devices,
  ...household,
  ...sundries,
};

/** Draws a thing by its name as SVG, in a colour or, without one, in a quiet grey. */
export function drawObject(name: string, colour: Lch = goodsColour("#cfd2cd")): string {
  const draw = DRAWINGS[name];
  if (!draw) throw new Error(`There is no drawing of "${name}".`);
  const pen = takePen(colour);
  const body = draw(pen);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWING}" height="${DRAWING}" ` +
    `viewBox="0 0 ${DRAWING} ${DRAWING}"><defs>${pen.definitions()}</defs>${body}</svg>`
  );
}
