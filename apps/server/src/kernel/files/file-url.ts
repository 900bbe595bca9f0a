const filePath = /^\/files\/([0-9a-z]{40})$/;

/** The address under which a file is served. */
export const fileUrl = (key: string): string => `/files/${key}`;

/** The key in such an address; undefined for any other text. */
export const keyOfFileUrl = (url: string): string | undefined => filePath.exec(url)?.[1];
