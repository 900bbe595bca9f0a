import { lazy, Suspense } from "react";
import type { Sheet } from "../../shell/use-sheet.ts";

const AddressSheet = lazy(async () => ({
  default: (await import("./address-sheet.tsx")).AddressSheet,
}));

interface OpenedAddressSheetProps {
  readonly sheet: Sheet;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The address book to choose from, once it was opened. */
export const OpenedAddressSheet = ({ sheet, chosen, onChoose }: OpenedAddressSheetProps) =>
  sheet.wasOpened && (
    <Suspense>
      <AddressSheet open={sheet.isOpen} chosen={chosen} onChoose={onChoose} onClose={sheet.close} />
    </Suspense>
  );
