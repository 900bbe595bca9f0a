import { Icon, type IconProps } from "./icon.tsx";

export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5v14M5 16l3 3 3-3M16 19V5M13 8l3-3 3 3" />
  </Icon>
);
export const SortUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19V5M8 9l4-4 4 4" />
  </Icon>
);
export const SortDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M8 15l4 4 4-4" />
  </Icon>
);
export const ListViewIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
  </Icon>
);
export const GridViewIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="6.5" height="6.5" rx="1.5" />
    <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5" />
    <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5" />
    <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5" />
  </Icon>
);
