/** The Moon in each sign, Aries to Pisces: what soothes you in company with another. */
export const moonSignInLove = [
  'Activity calms you faster than talk. When you are angry, a short walk with someone close helps most. Ask them not to mention the matter again at dinner.',
  'Fixed habits comfort you: meals on time, an oil massage, your own place at the table. A person who keeps small promises does more for you than one who makes large ones.',
  'Talking a problem over, even twice, makes you feel better. You are hurt when someone only nods and looks at the phone. Ask for fifteen minutes of full attention.',
  'You feel safe when somebody expects you at home. Food kept aside for you, or a call when you arrive, is enough. Ask for these things; they are easy to give.',
  'Warm attention restores you after a hard day. One sentence of praise at the door saves a proud and silent evening. Say that you need it, since nobody can guess.',
  'Good order calms you, and so does practical help. You relax when a task is done without your asking. Keep a short list of such tasks where others can see it.',
  'Peace between two people lets you rest. You recover when both have apologised and the room is pleasant again. Try to end every quarrel before you go to bed.',
  'Being told the whole truth calms you. A hard fact disturbs you less than a kind lie. Ask people to tell you bad news directly, and then receive it without anger.',
  'Open space and plans lift your mood. A Sunday drive, a joke or a good story helps more than a long talk about feelings. Plan one outing every second week.',
  'Respect comforts you: somebody notices your effort and leaves you in peace for an hour. Attempts to cheer you up do not help. Sit or work quietly side by side instead.',
  'Some hours alone bring you back to other people. Questions through a closed door only make it longer. Tell them when you are coming out, and keep to that time.',
  'Tone of voice reaches you before the words do. Soft light, music and a gentle hand calm you after a loud day. Ask for a quiet half hour before any serious talk.',
] as const;
