/** The axis of Rahu and Ketu, by the sign of Rahu, Aries to Pisces: what is new to you, and what you already know. */
export const rahuInSign = [
  'Acting alone is the new language you are learning. You pick up its grammar by doing, too loudly at first, then with a directness that becomes one of your best features.',
  'You are drawn to what can be kept: land, savings, a steady table. The appetite is young in you and can overshoot, so let “enough” be a number rather than a mood.',
  'Curiosity runs ahead of you with its shoelaces open. News, gadgets, languages and clever company pull at you, and you learn more from one finished page than from ten open tabs.',
  'You long for belonging with the intensity of someone who came to it late. Houses, family trees and old songs fascinate you, and you are moved to create the home you describe.',
  'The stage calls you, and you both want it and mistrust it. Creative risk, visible work and praise from strangers are where you stretch, a little beyond comfort and usually to good effect.',
  'You want to master the method. Systems, diets, techniques, the perfect workflow: you go into them like an explorer, and come out happiest once a real person has been helped.',
  'Other people are your unexplored country. You study charm, design and the art of agreeing, sometimes from books, and are astonished to find that compromise can be a pleasure.',
  'You are fascinated by what lies beneath. Power, mystery and the long story behind a short answer draw you in, and your task is to look without having to own what you see.',
  'You hunger for the big answer. Foreign wisdom, grand journeys and bold teachers exert their pull, and you do well to keep the question open one season longer than is comfortable.',
  'Standing in the world matters to you in a way you find slightly embarrassing. You learn the rules of height quickly, build with unusual tools, and need someone who is not impressed.',
  'You belong to the future by temperament. Networks, inventions and unlikely alliances attract you, your originality is real, and it improves as soon as it is explained to a neighbour.',
  'The boundless calls to you: film, faith, the sea, a stranger’s sorrow. You are learning to dissolve without getting lost, which is an art, and a timetable helps with it.',
] as const;

/** By the sign of Ketu. */
export const ketuInSign = [
  'You know already how to be first and no longer need to prove it. Self-reliance is a coat you can take off; underneath, you would rather be met than admired.',
  'Comfort has lost some of its argument with you. You can live plainly, give away the good chair, and be oddly indifferent to the price of things you were taught to value.',
  'Cleverness comes to you used, and in good condition. You see through wordplay, tire of chatter, and may keep your sharpest remark to yourself as no longer worth the breath.',
  'You understand need without being ruled by it. Family feeling is deep and unsentimental in you, and you can leave a house you have loved with one clean look back.',
  'You have had your fill of applause somewhere before the story began. Talent sits lightly on you, you hand the microphone on, and you distrust people who cannot.',
  'Perfection is an old habit that you are putting down. You could run the whole register from memory; what interests you now is why anyone keeps one.',
  'You know how to please, and where it led. Good manners remain while the craving for agreement fades, and you find you can eat alone in a restaurant with real enjoyment.',
  'Intensity is familiar ground. You do not chase secrets since they come to you, and your calm in the presence of strong feeling makes you restful company for those in the middle of it.',
  'You were born with the sermon already heard. Grand theories leave you kind and unconvinced, and you trust the small, exact truth of a person speaking about last Tuesday.',
  'You have climbed this hill before, it seems, and know the view. Authority neither tempts nor frightens you, and a rank you hold is usually one that was pressed on you.',
  'Crowds and causes seem like former addresses. You wish humanity well, prefer one human at a time, and leave the group photograph just before it is taken.',
  'Solitude and surrender are second nature to you. You can go very far inward without effort, so the courage required of you is the ordinary kind: mornings, invoices, a plan for Thursday.',
] as const;
