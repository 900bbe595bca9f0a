/** A code as it was typed or scanned; undefined for what no person has. Letters that look like digits are read as those. [INV-03] */
export function readInviteCode(written: string): string | undefined {
  const code = written.trim().toUpperCase().replaceAll(/[IL]/g, "1").replaceAll("O", "0");
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined;
}
