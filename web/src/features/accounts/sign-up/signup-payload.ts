import type { Register } from '#src/accounts/contract.ts';

/** The form values as typed. */
export type SignupValues = {
  name: string;
  email: string;
  password: string;
  confirm: string;
  phone: string;
  gender: string;
  /** YYYY-MM-DD, empty, or an invalid text when the parts are no day */
  dob: string;
  tob: string;
  placeOfBirth: string;
  terms: boolean;
};

/** The request body: without empty optional fields, the repeated password, terms and newsletter. */
export function toSignupPayload(typed: SignupValues): Register {
  const { name, email, password, phone, gender, dob, tob, placeOfBirth } = typed;
  const optional = { phone: phone.trim(), gender, dob, tob, placeOfBirth: placeOfBirth.trim() };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== ''));
  return { name: name.trim(), email: email.trim(), password, ...given };
}
