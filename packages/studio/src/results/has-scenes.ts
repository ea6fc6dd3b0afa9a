/** A heading or a mark of a scene: "Scene 2", "## Shot 1", "INT. KITCHEN". */
const SCENE = /^[\s#*_>\d.)-]*(?:(?:scene|shot|fade in|cut to)\b|(?:int|ext)\.)/gim;

/** Whether a text is told in scenes, so that films can be made of it one by one. */
export const hasScenes = (text: string): boolean => (text.match(SCENE) ?? []).length > 1;
