/** The Moon in each house, first to twelfth. */
export const moon = [
  'Your face reports the weather inside before you have decided to mention it. People find you easy to approach for that very reason, and children sit down next to you without asking.',
  'Full shelves soothe you. You keep a little extra rice, a little extra cash, a second pair of everything, and you remember to the rupee what was spent on whom, mostly out of love.',
  'Thoughts come to you while walking, texting, rearranging a drawer. You write or say a feeling in order to learn what it is, and a sibling or an old classmate often hears it first.',
  'Home is the instrument you tune first. When the kitchen is peaceful you can face a great deal outside it, and your mother, or whoever did the mothering, lives in half your habits.',
  'You love with an audience of one in mind: the child, the pupil, the person for whom the joke was meant. Your imagination is generous, and it sulks when it has no one to feed.',
  'You look after people by doing things: the form filled in, the lunch packed, the lift to the station. Rest seems to need a reason, so give yourself one before the week does.',
  'Another person in the room changes your temperature. You read a partner’s mood from the way the keys are put down, and you settle fastest beside someone whose moods are easy to read.',
  'Feelings arrive in you from underground, late and strong, and you have learnt to keep a straight face meanwhile. A few trusted people know the whole story; nobody else suspects there is one.',
  'You are comforted by a larger picture: a prayer, a long road, a grandparent’s saying that turned out to be true. A change of landscape mends your spirits faster than a week of rest.',
  'The public feels like relatives to you. You sense what a group wants before it can say so, which makes you good at any work that meets people, and a little too alert to its moods.',
  'Your circle is wide and slightly unplanned, like a wedding list. Hopes rise and fall with the company you keep, so choosing friends is, for you, a form of looking after yourself.',
  'You need an hour each day that belongs to nobody. Sleep, music, water, a locked bathroom door: from these you come back kind, and without them you come back merely polite.',
] as const;
