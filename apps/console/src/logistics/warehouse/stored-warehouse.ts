import { warehouses, type Warehouse } from "@sampan/domain/goods/shippability/transports";

export type WarehouseName = Warehouse;

const name = "warehouse";

/** A desk stands in one warehouse; its browser remembers which. [PKG-28] */
export const storedWarehouse = (): WarehouseName =>
  warehouses.find((one) => one === localStorage.getItem(name)) ?? warehouses[0];

export const storeWarehouse = (warehouse: WarehouseName): void =>
  localStorage.setItem(name, warehouse);
