/** Venus in each house, first to twelfth. */
export const venus = [
  'You put people at ease by how you look at them. Clothes, scent and tone of voice are chosen with care, and a rude room tires you as much as a day of heavy work.',
  'You have an expensive ear: good food, good cloth, good manners of speech. What you say charms people into saying yes, and beautiful things tend to find their way to your cupboard.',
  'You flirt with ideas in writing. Your letters are better than your speeches, your taste shows in small things such as a cover or a caption, and siblings borrow it without asking.',
  'A cushion, a curry, a lamp in the right corner: you know how to make a room say welcome. Comfort is a serious subject for you, and people remember your house by how they felt in it.',
  'Romance, music, children, the stage: you come alive where there is play. You choose your affections as an artist chooses colours, by trying them side by side.',
  'You bring grace to unglamorous work, and offices run softer around you. Love grows slowly for you, through tasks shared, so notice the person who stays behind to stack the chairs.',
  'Partnership comes to you early as a wish and later as a craft. You negotiate charmingly, you dislike eating alone, and you are fairest to others on days when you have been fair to yourself.',
  'You love with curtains drawn. Trust opens you slowly and completely, shared money needs a plain conversation now and then, and what you find beautiful is often what others overlook.',
  'Beauty and meaning sit close together for you: a temple frieze, a raga, a teacher’s handwriting. Affection may well come from another language, another state, or the far end of a journey.',
  'Taste is half of your profession. You make the dull report pleasant to hold and the shop window worth crossing a road for, and people in charge like having you near when guests are expected.',
  'Your friends are good-looking company in every sense. Pleasure and gain meet for you in groups, and the invitation you nearly refused is often the one that mattered.',
  'You keep your tenderness for private hours. Fine sheets, late music, distant places and generous spending on someone’s comfort are your luxuries, and you rarely regret them.',
] as const;
