/** The texts of the rules of sign-up. The first five are the specification's. */
export const SIGNUP_ERRORS = {
  terms: 'Please agree to the Terms of Service and Privacy Policy.',
  confirm: 'Passwords do not match.',
  passwordLength: 'Password must be at least 6 characters long.',
  required: 'Please fill all required fields: Name, Email, and Password.',
  time: 'Time of birth must be in HH:MM format (e.g., 14:30).',
  passwordTooLong: 'Password must be at most 128 characters long.',
  nameTooLong: 'Name must be at most 80 characters long.',
  unprintable: 'Please remove characters that cannot be printed.',
  phone: 'Please enter a valid phone number.',
  birthDate: 'Please enter a real date of birth from 1900 to today.',
  gender: 'Please choose female, male or other.',
  placeTooLong: 'Place of birth must be at most 120 characters long.',
};
