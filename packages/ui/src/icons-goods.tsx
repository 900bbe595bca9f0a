import { Icon, type IconProps } from "./icon.tsx";

export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.5h15a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4 7.5L16 4.5v3" />
    <path d="M16 13.2h.5" />
  </Icon>
);
export const TicketIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 7h17v3.2a1.8 1.8 0 0 0 0 3.6V17h-17v-3.2a1.8 1.8 0 0 0 0-3.6zM14 7v10" />
  </Icon>
);
export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5l7.5 2.5v6c0 4.5-3 7-7.5 8.5C7.5 19 4.5 16.5 4.5 12V6z" />
    <path d="M9 12l2.2 2.2L15.5 10" />
  </Icon>
);
export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 11.5h15V20h-15zM3.5 8h17v3.5h-17zM12 8v12M12 8c-5 0-5.5-4-3-4s3 4 3 4 .5-4 3-4 2 4-3 4z" />
  </Icon>
);
export const PlaneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 13.5L3 11l1.5-1.5 7 .5L16 5.5c1-1 2.5-1.5 3-1s0 2-1 3L13.5 12l.5 7-1.5 1.5z" />
  </Icon>
);
export const ShipIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 14c3 1.5 15 1.5 18-1-1 4-3 6-6 6H8c-3 0-4.5-2-5-5zM9 12V6.5h6V12" />
  </Icon>
);
export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h11v11H3zM14 10h4l3 3.5V17h-7" />
    <circle cx="7.5" cy="18" r="1.8" />
    <circle cx="17" cy="18" r="1.8" />
  </Icon>
);
export const CalculatorIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="3.5" width="14" height="17" rx="2" />
    <path d="M8.5 7.5h7M8.5 12h.5M12 12h.5M15.5 12h.5M8.5 16h.5M12 16h.5M15.5 16h.5" />
  </Icon>
);
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);
export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9" />
  </Icon>
);
export const ScanIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16" />
  </Icon>
);
export const DocumentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16.5h5" />
  </Icon>
);
