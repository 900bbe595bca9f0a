/** Bills as the sandbox's Alipay writes them, for tests of the product, which itself never knows of the sandbox. */
export { type BillRow, writeBill } from "@sampan/sandbox/alibaba/write-bill";
