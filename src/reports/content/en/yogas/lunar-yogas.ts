/** Yogas counted from the Moon. */
export const lunarYogas = {
  gajaKesari:
    'People bring you their undecided questions, and rarely by accident. Good sense and good feeling support each other in you, and a reputation for fairness outlives the quarrels in which it was earned.',
  sunapha:
    'You make your own means. What comes to you comes chiefly through your wits, and you like the feeling of having furnished the room yourself.',
  anapha:
    'You have good bearing and an inner life that supports it. Others remember your manner, and you could put by more than you use.',
  durudhara:
    'Your heart is well escorted. There are hands on both sides of you, so both giving and having come easily, and you are seldom as alone as you feel.',
  kemadruma:
    'Your feelings grew up with few playmates and learnt to rely on themselves. Company that you choose with care is a real wealth for you; ask for it earlier than pride suggests.',
  adhi: 'Three good counsellors sit across the table from your feelings. You think well when others are upset, and a team tends to hand you the chair without a vote. Keep asking the three of them before you answer.',
  vasumati:
    'Means gather around you the way water gathers in a field with good banks, a little each season. You improve what you are given to look after. Plan in years, and let the quiet increase do the work.',
  sakata:
    'Your fortunes turn like a cartwheel, and you have learnt to pack lightly for both halves of the road. The gift hidden here is balance: you are not spoiled by a good spell or broken by a lean one. Put a little aside whenever the wheel is up.',
} as const;
