/** The company data of the footer. Every page loads it, so it stays small; office.ts has the rest. */
export const company = {
  name: 'Lagna',
  city: 'New Delhi',
  email: 'support@lagna.example',
  /** as shown, and as dialled by a `tel:` link */
  phone: { shown: '+91 11 5550 0142', dialled: '+911155500142' },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/lagna.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@lagna.example' },
  ],
  copyrightYear: 2025,
} as const;
