import { hull } from "./logo.tsx";

/** The boat without its parcel, on calm water: the one ornament, for empty places. */
export const EmptyBoat = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 280 172" aria-hidden="true" className={className}>
    <ellipse cx="140" cy="92" rx="126" ry="74" className="fill-harbour-300" fillOpacity=".16" />
    <circle cx="204" cy="56" r="17" className="fill-mango-300" fillOpacity=".55" />
    <path
      d="M34 112C58 96 70 82 88 82s24 16 42 16 24-24 44-24 34 26 66 38z"
      className="fill-harbour-400"
      fillOpacity=".2"
    />
    <g className="fill-none stroke-harbour-400" strokeLinecap="round">
      <path d="M22 112h236" strokeOpacity=".35" strokeWidth="2" />
      <path
        d="M52 124c8 5 16 5 24 0s16-5 24 0 16 5 24 0 16-5 24 0 16 5 24 0 16-5 24 0 16 5 24 0"
        strokeOpacity=".7"
        strokeWidth="2.6"
      />
      <path
        d="M86 138c7 4 14 4 21 0s14-4 21 0 14 4 21 0 14-4 21 0 14 4 21 0"
        strokeOpacity=".4"
        strokeWidth="2.6"
      />
      <path d="M118 151c6 3 12 3 18 0s12-3 18 0" strokeOpacity=".24" strokeWidth="2.6" />
    </g>
    <g transform="translate(86 33) scale(2.25)">
      <rect
        x="16.5"
        y="10"
        width="15"
        height="15"
        rx="2.2"
        className="fill-none stroke-mango-400"
        strokeWidth="1.7"
        strokeDasharray="2.6 2.4"
      />
      <path d={hull} className="fill-harbour-500" />
    </g>
  </svg>
);
