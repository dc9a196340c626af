type NamedUser = { name?: string; fullname?: string; email?: string };

/** The member's name in the menu: name, else full name, else the e-mail before its @, else "User". */
export function getDisplayName({ name, fullname, email }: NamedUser): string {
  return name || fullname || email?.split('@')[0] || 'User';
}

/** Longest e-mail shown in full, and how many letters of a longer one are shown; the specification's numbers. */
const WIDE = { fullLength: 20, shortLength: 10 };
const NARROW = { fullLength: 12, shortLength: 6 };

/** "anaghavasudevan@mail.example" -> "anaghavasu…@mail.example". Narrow is a screen of 640 px or less. */
export function shortenEmail(email: string, narrow: boolean): string {
  const { fullLength, shortLength } = narrow ? NARROW : WIDE;
  if (email.length <= fullLength) return email;
  return `${email.slice(0, shortLength)}…${email.slice(email.indexOf('@'))}`;
}
