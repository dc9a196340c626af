/** Dhana yogas: wealth. */
export const dhanaYogas = {
  dhanaIncome:
    'What you earn finds its way to what you keep. The two purses know each other, so a simple habit works better for you than a clever scheme: a fixed part of every income, put by on the day it comes.',
  dhanaEffort:
    'Your means have your fingerprints on them. You earn best where you can be seen at work in person, and your own name on the door is worth more to you than a larger share of somebody else’s.',
  dhanaMerit:
    'Old kindness seems to earn interest for you. Talent, teaching and good counsel feed your fortunes, and what you make for love has a way of being wanted. Give the credit where it belongs, and the well stays full.',
  dhanaFortune:
    'Gain and good fortune are on visiting terms in your chart. Openings come through teachers, creative work or people met far from home, and your part is to answer the letter when it comes.',
  daridra:
    'Profit comes to you by the long road, and often by way of service, research or faraway places. Early returns may be slim while the ground is prepared. Keep clear accounts, lend only what you could give, and let skill be the harvest you count first.',
} as const;
