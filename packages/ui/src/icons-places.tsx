import { Icon, type IconProps } from "./icon.tsx";

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17" />
  </Icon>
);
export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15z" />
    <path d="M10.5 20.5h3" />
  </Icon>
);
export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
    <circle cx="12" cy="13" r="3.5" />
  </Icon>
);
export const FactoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 20v-9l5.5 3.5V11l5.5 3.5L15.5 4.5h3.5L20.5 20z" />
  </Icon>
);
