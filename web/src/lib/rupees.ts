const wholeFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const paiseFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** 2499 -> "₹2,499", 125000 -> "₹1,25,000": Indian grouping; paise only when there are some. */
export const formatRupees = (amount: number): string =>
  `₹${(Number.isInteger(amount) ? wholeFormat : paiseFormat).format(amount)}`;

/** `amount` in paise, as orders and payments hold it. */
export const formatPaise = (amount: number): string => formatRupees(amount / 100);
