import { Button } from "antd";
import { type PointerEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";

interface SignaturePadProps {
  readonly onPicture: (picture: Blob | undefined) => void;
}

const width_px = 432;
const height_px = 180;
const ink = "#1d1d1f";
const paper = "#ffffff";

/** Where the receiver signs, by finger, pen or mouse; a picture of it is handed on after every stroke. */
export function SignaturePad({ onPicture }: SignaturePadProps) {
  const t = useTranslations("consoleShipping.deliveries.pickup");
  const pad = useRef<HTMLCanvasElement>(null);
  const isDown = useRef(false);
  const [isEmpty, setEmpty] = useState(true);
  const context = () => pad.current?.getContext("2d") ?? undefined;
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const drawing = context();
    if (!drawing) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (isEmpty) {
      drawing.fillStyle = paper;
      drawing.fillRect(0, 0, width_px, height_px);
    }
    isDown.current = true;
    drawing.strokeStyle = ink;
    drawing.lineWidth = 3;
    drawing.lineCap = "round";
    drawing.lineJoin = "round";
    drawing.beginPath();
    drawing.moveTo(...placeOf(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const drawing = context();
    if (!isDown.current || !drawing) return;
    drawing.lineTo(...placeOf(event));
    drawing.stroke();
  };
  const end = () => {
    if (!isDown.current) return;
    isDown.current = false;
    setEmpty(false);
    pad.current?.toBlob((picture) => onPicture(picture ?? undefined), "image/png");
  };
  const clear = () => {
    context()?.clearRect(0, 0, width_px, height_px);
    setEmpty(true);
    onPicture(undefined);
  };
  return (
    <div className="signature">
      <canvas
        ref={pad}
        role="img"
        aria-label={t("signHere")}
        width={width_px}
        height={height_px}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {isEmpty && (
        <span className="muted" aria-hidden="true">
          {t("signHere")}
        </span>
      )}
      <Button size="small" disabled={isEmpty} onClick={clear}>
        {t("clear")}
      </Button>
    </div>
  );
}

/** The pad may be shown smaller than it is drawn. */
function placeOf({
  nativeEvent,
  currentTarget,
}: PointerEvent<HTMLCanvasElement>): [number, number] {
  const scale = width_px / currentTarget.clientWidth;
  return [nativeEvent.offsetX * scale, nativeEvent.offsetY * scale];
}
