/** Address, hours and location of the office. */
export const office = {
  address: ['Samrat House', 'Bengali Market', 'New Delhi 110001'],
  phoneHours: 'Mon-Sat 11AM-4PM',
  emailReplyTime: '24hr reply',
  website: 'www.lagna.example',
  /** opening hours in whole hours, Indian time */
  visitingHours: [
    { days: 'Mon-Sat', from: 9, to: 18, hours: '9AM-6PM' },
    { days: 'Sun', from: 10, to: 16, hours: '10AM-4PM' },
  ],
  /** seen from the office: bearing in degrees clockwise from north, straight-line distance in kilometres */
  landmarks: [
    { name: 'New Delhi station', bearing: 320, km: 1.9 },
    { name: 'Jantar Mantar', bearing: 260, km: 1.5 },
    { name: 'India Gate', bearing: 187, km: 1.8 },
    { name: 'Mandi House metro', bearing: 151, km: 0.5 },
  ],
} as const;
