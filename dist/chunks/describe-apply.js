const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_git = require("./git.js");
// src/commands/shared/describe-apply.ts
var describe_apply_exports = require_rolldown_runtime.__exportAll({ describeApply: () => describeApply });
function describeApply({ startedAt, env, root }) {
	const service = ciServices.find(({ jobVariable }) => (env[jobVariable] ?? "") !== "");
	return {
		at: new Date(startedAt).toISOString().replace(/\.\d+Z$/, "Z"),
		commit: new require_git.Git(root, env).resolveCommit("HEAD"),
		run: service?.run(env) ?? null,
		started_by: service?.startedBy(env) ?? null
	};
}
const ciServices = [
	{
		jobVariable: "GITHUB_RUN_ID",
		run: (env) => `${env["GITHUB_SERVER_URL"] ?? ""}/${env["GITHUB_REPOSITORY"] ?? ""}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}/attempts/${env["GITHUB_RUN_ATTEMPT"] ?? ""}`,
		startedBy: (env) => env["GITHUB_TRIGGERING_ACTOR"]
	},
	{
		jobVariable: "GITLAB_CI",
		run: (env) => env["CI_JOB_URL"],
		startedBy: (env) => env["GITLAB_USER_LOGIN"]
	},
	{
		jobVariable: "TF_BUILD",
		run: (env) => `${env["SYSTEM_COLLECTIONURI"] ?? ""}${env["SYSTEM_TEAMPROJECTID"] ?? ""}/_build/results?buildId=${env["BUILD_BUILDID"] ?? ""}`,
		startedBy: (env) => env["BUILD_REQUESTEDFOR"]
	},
	{
		jobVariable: "BITBUCKET_BUILD_NUMBER",
		run: (env) => `https://bitbucket.org/${env["BITBUCKET_REPO_FULL_NAME"] ?? ""}/pipelines/results/${env["BITBUCKET_BUILD_NUMBER"] ?? ""}`,
		startedBy: (env) => env["BITBUCKET_STEP_TRIGGERER_UUID"]
	},
	{
		jobVariable: "JENKINS_URL",
		run: (env) => env["BUILD_URL"],
		startedBy: (env) => env["BUILD_USER_ID"]
	}
];
Object.defineProperty(exports, "describeApply", {
	enumerable: true,
	get: function() {
		return describeApply;
	}
});
Object.defineProperty(exports, "describe_apply_exports", {
	enumerable: true,
	get: function() {
		return describe_apply_exports;
	}
});
