/** A text for every reader with the same sign, nakshatra or number, and its reason. */
export type TextWithReason = { text: string; because: string };
