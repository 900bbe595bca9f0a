-- A desk asks by the number alone, which each region gives for itself; entries that count no more are found by it as well.
create index duty_receipts_by_number_alone on duty_receipts (number, id desc);
