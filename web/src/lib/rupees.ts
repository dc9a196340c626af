const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** 2499 -> "₹2,499", 125000 -> "₹1,25,000": Indian grouping; paise only when there are some. */
export const rupees = (amount: number): string =>
  `₹${(Number.isInteger(amount) ? whole : exact).format(amount)}`;

/** Integer paise, as orders and payments carry them. */
export const paise = (amount: number): string => rupees(amount / 100);
