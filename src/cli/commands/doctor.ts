import { Command } from 'commander';
import { worstStatus } from '../../domain/doctor-check.ts';
import { withExample, connectionOptions, outputOptions, scopeOptions, type Flags, configPath } from '../options.ts';
import { writeResult, tool, terminalStyle } from '../output.ts';
import type { Session } from '../session.ts';

export function doctorCommand(session: Session): Command {
  const command = new Command('doctor').description('check the setup, and show how to fix what is wrong');
  withExample(connectionOptions(outputOptions(command, ['terminal', 'json'])), 'ifmatch doctor --deployment acme');
  return session.setAction(scopeOptions(command), async (flags: Flags, runtime) => {
    const [{ doctor }, { renderDoctor }, { renderDoctorJson }] = await Promise.all([
      import('../../commands/doctor/doctor.ts'),
      import('../../report/formats/terminal/doctor.ts'),
      import('../../report/formats/json/doctor.ts'),
    ]);
    const { deployment = null, baseUrl = null } = flags;
    const options = { config: configPath(flags, runtime), deployment, baseUrl };
    const checks = await doctor(options, runtime);
    const isJson = flags.format === 'json';
    writeResult(
      isJson ? renderDoctorJson(checks, tool) : renderDoctor(checks, terminalStyle(flags, runtime)),
      flags,
      runtime,
    );
    return worstStatus(checks) === 'failed' ? 1 : 0;
  });
}
