import { Image } from "antd";

interface PhotosProps {
  readonly photos: readonly string[];
  /** What they show; each gets its number. */
  readonly alt: string;
  readonly size?: number;
}

/** Evidence, small, and large when it is looked at. */
export const Photos = ({ photos, alt, size = 44 }: PhotosProps) =>
  photos.length === 0 ? null : (
    <Image.PreviewGroup>
      <span className="row photos">
        {photos.map((photo, position) => (
          <Image
            key={photo}
            src={photo}
            alt={`${alt} (${position + 1})`}
            width={size}
            height={size}
          />
        ))}
      </span>
    </Image.PreviewGroup>
  );
