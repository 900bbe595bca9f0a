import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface AddressLinkProps {
  /** A path of ours with its query, as somebody else wrote it. */
  readonly address: string;
  readonly onClick?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to an address that came as text: opened without a reload, and in a new tab where that is asked for. */
export function AddressLink({ address, onClick, children, ...rest }: AddressLinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.();
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void router.navigate({ href: address });
      }}
    >
      {children}
    </a>
  );
}
