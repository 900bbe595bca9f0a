import { classNames } from "./class-names.ts";

/** The boat's side, on the 48 grid. */
export const hull =
  "M2.6 23.4C8.6 27.6 16 28.4 24 28.4s15.6-1.4 21.6-7.4c.5-.5 1.2-.1 1.1.6C45.4 30.2 41.1 38 33.4 38H14.8C8 38 3.6 32.6 1.6 24.2c-.2-.8.4-1.2 1-.8z";

/** The mark: a flat boat carrying one square parcel. Decoration unless something beside it says so. */
export const Boat = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames("flex-none", className)}>
    <rect x="16.5" y="10" width="15" height="15" rx="2.2" className="fill-action" />
    <path d={hull} className="fill-brand" />
  </svg>
);
