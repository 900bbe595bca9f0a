import { Button } from "antd";
import { Icon } from "./icon.tsx";

interface ShotsProps {
  readonly photos: readonly string[];
  readonly width: number;
  /** What one is called by its number, and what takes it back. */
  readonly nameOf: (number: number) => string;
  readonly removeOf: (number: number) => string;
  readonly onRemove: (photo: string) => void;
}

/** Pictures that were stored for what is being written, each of which can be taken back. */
export const Shots = ({ photos, width, nameOf, removeOf, onRemove }: ShotsProps) => (
  <ul className="row wrap">
    {photos.map((photo, position) => (
      <li key={photo} className="shot">
        <img src={photo} alt={nameOf(position + 1)} width={width} height={72} />
        <Button
          size="small"
          shape="circle"
          aria-label={removeOf(position + 1)}
          icon={<Icon name="close" small />}
          onClick={() => onRemove(photo)}
        />
      </li>
    ))}
  </ul>
);
