/** Where a visitor returns to after logging in, the sheet for a photo already open. */
export const addressOfPhotoSearch = "/agent?photo=true";
