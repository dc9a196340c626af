type NamedUser = { name?: string; fullname?: string; email?: string };

/** The member's name in the menu: name, else full name, else the e-mail before its @, else "User". */
export function getDisplayName({ name, fullname, email }: NamedUser): string {
  return name || fullname || email?.split('@')[0] || 'User';
}

/** Longest e-mail shown in full, and how many characters of a longer one precede the "…"; from the specification. */
const WIDE = { fullLength: 20, shortLength: 10 };
const NARROW = { fullLength: 12, shortLength: 6 };

/** "anaghavasudevan@mail.example" -> "anaghavasu…@mail.example". `isNarrow`: the screen is at most 640 px wide. */
export function shortenEmail(email: string, isNarrow: boolean): string {
  const { fullLength, shortLength } = isNarrow ? NARROW : WIDE;
  if (email.length <= fullLength) return email;
  return `${email.slice(0, shortLength)}…${email.slice(email.indexOf('@'))}`;
}
