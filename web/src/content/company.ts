/** How to reach the house, as every page's foot tells it: kept short, for every page loads it. */
export const company = {
  name: 'Lagna',
  city: 'New Delhi',
  email: 'support@lagna.example',
  /** as read, and as dialled */
  phone: { shown: '+91 11 5550 0142', dialled: '+911155500142' },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/lagna.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@lagna.example' },
  ],
  copyrightYear: 2025,
} as const;
