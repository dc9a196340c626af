/** Formats amounts in Indian Rupees with Indian digit grouping. Orders and payments hold amounts in paise. */
const wholeFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const exactFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 125000 becomes "₹1,25,000", 124.5 becomes "₹124.50". */
export const formatRupees = (rupees: number): string =>
  `₹${(Number.isInteger(rupees) ? wholeFormat : exactFormat).format(rupees)}`;

/** Shows decimals only if there are paise: 49900 becomes "₹499", 49950 becomes "₹499.50". */
export const formatPaise = (paise: number): string => formatRupees(paise / 100);

/** Shows two decimals always, for receipts and invoices: 49900 becomes "₹499.00". */
export const formatExactPaise = (paise: number): string => `₹${exactFormat.format(paise / 100)}`;
