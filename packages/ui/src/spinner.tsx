import { Icon } from "./icon.tsx";

/** Something is at work; the control around it says what. */
export const Spinner = () => (
  <Icon size="sm" className="spinner">
    <path d="M12 3.500a8.500 8.500 0 1 1-8.500 8.500" />
  </Icon>
);
