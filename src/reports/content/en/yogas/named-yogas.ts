/** Other yogas with a name. */
export const namedYogas = {
  chamara:
    'Older people cool your way as a fly-whisk cools a guest of honour. You read well, speak well, and are listened to in rooms where you hold no title.',
  shankha:
    'You sound a clear note, and it carries. Kindness and firmness are not two people in you, and you can oppose somebody without ceasing to like them. Land, books and quiet mornings do you good.',
  kahala:
    'You are bold in the manner of one who has a base to return to. Give you a stubborn task and a small loyal company, and you set out before the others have read the map.',
  bheri:
    'Life around you has the fullness of a drum at a festival: people, errands, guests, meals. You keep the beat for many without needing the front row. Regular hours are your secret, so keep those too.',
  khadga:
    'What you own and what you believe have each other’s keys. Money spent on learning comes back to you by a door you did not expect, and study pays you in more than coin. Gratitude is the edge that keeps this blade bright.',
  kalanidhi:
    'You collect accomplishments as others collect photographs. Taste, wit and wisdom meet in how you speak and what you keep around you, and people bring you the good things that they find.',
  pushkala:
    'Your words have a following. What you feel and what you set out to do share an address, so you come across as whole, and whoever helps you once is glad to do so again.',
} as const;
