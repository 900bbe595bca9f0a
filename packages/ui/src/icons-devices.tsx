import { Icon, type IconProps } from "./icon.tsx";

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7" y="3" width="10" height="18" rx="2.5" />
    <path d="M11 18h2" />
  </Icon>
);
export const TabletIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="3.5" width="15" height="17" rx="2.5" />
    <path d="M10.5 17.5h3" />
  </Icon>
);
export const ComputerIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="11" rx="2" />
    <path d="M9 20h6M12 16v4" />
  </Icon>
);
