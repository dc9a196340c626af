/** The five mahapurusha yogas. */
export const mahapurushaYogas = {
  ruchaka: 'Courage and physical energy are the base of your character. You lead from the front, and people trust you because you do the work yourself. Police, army, sport, land or engineering uses this well.',
  bhadra: 'Your mind is quick, orderly and good with words. Learning comes easily to you, and you can help others with it. Commerce, writing, teaching or analysis suits you.',
  hamsa: 'You give wise and fair advice, and people respect you for it. Faith and learning guide your decisions. Teaching, law, counselling or religious service suits you.',
  malavya: 'Comfort, beauty and affection come naturally into your life, and good manners help you to succeed. Use this in your work: design, music, hotels, vehicles or fashion.',
  shasha: 'You carry authority and responsibility for many people, and simple habits make others trust you. Government, industry, land or administration suits you. Treat the people who work under you fairly.',
} as const;
