/** The sign of the first house: vitality. */
export const signOnFirst = [
  'Your energy comes fast and in short bursts, and it is strongest in the morning. Do the hardest task before ten. When you are angry, a walk helps you more than talking it over.',
  'Your energy is slow and steady, and regular habits keep it so. Eat and sleep at fixed hours. When you change house or job, keep one daily habit, such as the morning tea, as it was.',
  'A change of work refreshes you more than rest does. When you feel tired, you are often only bored. Keep two tasks open in a day, and walk for ten minutes between them.',
  'Your strength rises and falls with your mood, and your mood depends on food and sleep. Do heavy work on the good days. Keep simple food ready at home for the low ones.',
  'Appreciation gives you energy, and being ignored tires you. When you have finished something, show it to your family or your boss the same day. You work better after a word of praise.',
  'Order gives you energy, and worry takes it away. Keep meals light and at fixed times. Before you sleep, write tomorrow’s tasks on paper, so that your mind stops repeating them.',
  'Noise, hurry and quarrels tire you more than work does. Pleasant company restores you quickly. Take a pending decision before the weekend, because you do not rest well while it is open.',
  'You can go on working long after others have stopped, and you recover even from great tiredness. The risk is that you notice it late. Fix one full rest day a week in advance.',
  'Open air and a clear goal keep you fresh. Sitting in a small room all day makes you restless. Walk or play outside every evening, and plan a trip every few months.',
  'Your energy starts slowly and lasts long, and it improves with age. You forget to rest, because work feels like a duty. Write sleep and one monthly holiday into the calendar.',
  'Your energy follows its own hours, often late in the evening. New ideas and new people wake you up. Use those hours well, but keep the same bedtime on five nights a week.',
  'You take in the moods of people around you, and much of your tiredness comes from that. Sleep, music and water restore you. After a crowded day, bathe and sit alone for half an hour.',
] as const;
