/** Venus in each sign, Aries to Pisces: how you love, and what you find beautiful. */
export const venus = [
  'You fall in love at first sentence and say so by the second. Pursuit delights you; to keep the spark, go on surprising the person you have already caught.',
  'Your affection is made of time, touch and good food. You choose slowly, hold on warmly, and have an eye for cloth, gardens and voices that was there before anyone trained it.',
  'You are courted through the ear. Wit, letters, shared jokes and a good argument about films keep love alive in you, and a silence of two days feels like a verdict.',
  'You love by remembering: the date, the dish, the story behind the scar. Tenderness comes with a wish to be sheltered in return, and a cold word in your own kitchen lingers.',
  'You love as a patron of the arts does, with applause. Gifts are large, loyalty is proud, and a partner who forgets to admire you learns of it by your sudden good manners.',
  'Your care hides in corrections. You show love by improving someone’s sandwich, coat or spreadsheet, so put the compliment in front, where it can be found.',
  'Here is grace in its own house. You arrange rooms, flowers and people so that nothing clashes, you need a companion to feel complete at dinner, and you give way beautifully, sometimes once too often.',
  'You love entirely or politely. Half-hearted company drains you, a locked look across a room does not, and you guard the private life of two people like a state secret.',
  'You love with windows open. Adventure, candour and laughter hold you better than any promise, and the right person tends to be a fellow traveller who reads on the journey.',
  'Your heart has excellent manners and a long memory. You prove affection by turning up, provide well, and mistake your own shyness for good sense a little too often.',
  'Friendship is the first room of love for you. You like minds that differ from yours, keep a window of freedom in every bond, and are loyal in ways that look casual from outside.',
  'Your tenderness has no fence around it. Music undoes you, another person’s sorrow draws you near, and you are happiest beside someone who is worth the devotion and also keeps the calendar.',
] as const;
