import { create } from "qrcode";

/** A code for the desk's scanner, drawn as one path; white around it whatever the theme, as scanners need. */
export function PickupQr({ text, label }: { readonly text: string; readonly label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const margin = 4;
  const side = modules.size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-full rounded-sm"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={pathOf(modules, margin)} />
    </svg>
  );
}

/** One square for each dark module. */
function pathOf(
  { size, data }: { readonly size: number; readonly data: ArrayLike<number> },
  margin: number,
): string {
  const squares: string[] = [];
  for (let place = 0; place < data.length; place += 1)
    if (data[place])
      squares.push(`M${(place % size) + margin} ${Math.floor(place / size) + margin}h1v1h-1z`);
  return squares.join("");
}
