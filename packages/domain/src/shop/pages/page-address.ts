/** Where pages of blocks stand whether one is published there or not, as the specification spells them. [RT-06] */
export const landingAddresses: readonly string[] = [
  "/special_one",
  "/special_two",
  "/special_three",
  "/zhongguofuzhuang.html",
  "/welfareSociety",
  "/secondPage",
  "/landingPage12",
  "/vgmStatic",
  "/static618",
  "/activityOurUrl",
  "/activityPage",
  "/activityPagetwo",
  "/activitypagefour",
  "/activityAnniversary",
  "/anniversary",
  "/vouchersFirst",
  "/voucherSecond",
  "/voucherThird",
  "/voucherRegistered",
];

/** What the address of a page can look like at all: nothing is asked for any other. */
export const isPageAddress = (address: string): boolean =>
  address === homeAddress || /^(?:\/[\w.-]{1,60}){1,3}$/.test(address);

export const homeAddress = "/";

/** Where our own pages lead people: a path of ours with its query, never another host. */
export const isOwnLink = (link: string): boolean => /^\/(?![/\\])[^\s\\]{0,300}$/.test(link);
