import { Icon, type IconProps } from "./icon.tsx";

export const PictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <circle cx="8.5" cy="10" r="1.5" />
    <path d="M4 17l5-4 3.5 2.5L16 12l4.5 4" />
  </Icon>
);
export const GearIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2" />
  </Icon>
);
export const HeadsetIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 14v-2a7 7 0 0 1 14 0v2M5 13h2.5v5H5zM16.5 13H19v5h-2.5zM19 18c0 2-2 2.5-5 2.5" />
  </Icon>
);
export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21c4.5-5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6 6.5 11z" />
    <circle cx="12" cy="10" r="2.3" />
  </Icon>
);
export const BankIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10l8-5.5L20 10zM6 10v7M10 10v7M14 10v7M18 10v7M4 19.5h16" />
  </Icon>
);
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 10.5h12a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />
  </Icon>
);
